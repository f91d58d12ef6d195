/** Words for handles such as "Lynx 208": animals, winds, stars, landforms; no clubs, brands or people. */
export const handleWords =
  "Lynx Mistral Atlas Comète Orage Nova Delta Sirocco Garde Falcon Cobalt Ember Quartz Zephyr Harmattan Caravel Basalt Saphir Onyx Cedar Condor Caracal Fennec Oryx Gecko Heron Kestrel Osprey Merlin Raven Swift Tundra Savane Dune Oasis Canyon Mesa Sierra Pampa Fjord Glacier Aurora Boreal Solstice Equinox Zenith Nadir Vega Altair Rigel Lyra Orion Cygnus Draco Perseus Meteor Quasar Pulsar Photon Vector Tempo Ritmo Bolero Tango Samba Fado Kora Djembe Cascade Torrent Rapide Tramontane Levante Pampero Chinook Foehn Khamsin Bora Alizé Monsoon Typhoon Tonnerre Éclair Trueno Rayo Brisa Marea Coral Lagune Archipel Récif Cap Phare Ancre Boussole Sextant Météore Sable Granit Ambre Jade Corail Indigo Safran Sumac Cactus Baobab Acacia Olivier Ceiba Bambou".split(
    " ",
  );
