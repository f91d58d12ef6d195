/** Common given names and family names, combined at random. */
export type NamePool = { male: string[]; female: string[]; family: string[] };

const list = (text: string) => text.split(" ").map((word) => word.replaceAll("_", " "));
const pool = (male: string, female: string, family: string): NamePool => ({
  male: list(male),
  female: list(female),
  family: list(family),
});

export const namesByCountry: Record<string, NamePool> = {
  FR: pool(
    "Matéo Timéo Aurélien Gaspard Bastien Corentin Loris Malo Evan Tristan Noé Rémi Sacha Ylan Baptiste",
    "Inès Maëlle Capucine Solène Elsa Noémie Lison Margaux Apolline Clémence Jade Romane Ninon Anouk",
    "Delacourt Vasseur Rouvière Marchetti Bonnaud Lacombe Terrier Pichard Garnault Fontanel Brisset Sabatier Chauvet Meunier Ravel Lenormand Jourdain Castaing",
  ),
  SN: pool(
    "Ousmane Cheikh Modou Pathé Serigne Alioune Assane Ibra Malick",
    "Aïssatou Fatou Ndèye Khady Coumba Mame_Diarra Sokhna",
    "Thioune Faye Sonko Tine Ngom Wade Kandji Mboup Bathily Guissé",
  ),
  MA: pool(
    "Ilyas Anass Reda Othmane Zakaria Marouane Taha Soufyan",
    "Salma Hajar Chaimae Oumaima Rim Ghita Kenza",
    "Bennani El_Fassi Tazi Berrada Lahlou Chraïbi Ouazzani Skalli Sebti Kabbaj Filali",
  ),
  TN: pool(
    "Aymen Firas Wassim Ghaith Skander Hamza Rayen",
    "Rania Eya Yosra Nour Cyrine Malek",
    "Trabelsi Gharbi Mzali Ben_Romdhane Jlassi Chebbi Hamrouni Baccouche Zghal",
  ),
  DZ: pool(
    "Sofiane Abdelhak Yacine Nassim Idir Massinissa Redouane",
    "Lina Amel Tinhinane Feriel Wissam Dalia",
    "Belkacem Haddadi Meziane Boukhalfa Aït_Saïd Cherifi Zerrouki Hamdani Benyahia",
  ),
  CI: pool(
    "Kouadio Yao Koffi Aboubacar Serge Ange Moussa",
    "Adjoua Affoué Mariam Prisca Akissi Grâce",
    "Kouamé Konan N'Guessan Bamba Aka Tanoh Sié Gnagne Brou",
  ),
  CM: pool(
    "Loïc Cédric Boris Junior Steve Arnaud",
    "Ornella Larissa Merveille Vanessa Brenda",
    "Ngono Mbarga Essomba Tchoumi Fokou Abega Atangana Tabi",
  ),
  NG: pool(
    "Chidi Tobenna Emeka Femi Kunle Tunde Ikenna Obinna",
    "Adaeze Ngozi Folake Chiamaka Temi Bukola",
    "Okoye Adeyemi Nwosu Akinwale Nnamani Okafor Adelaja Uche Ogundele",
  ),
  GH: pool("Kwame Kofi Yaw Kojo Ebo", "Abena Akosua Esi Afia", "Mensah Boateng Asante Owusu Amoah Darko"),
  CD: pool(
    "Jordi Exaucé Trésor Hervé Dieumerci",
    "Gloria Naomie Ruth Plamedi",
    "Kabongo Ilunga Mbuyi Tshibanda Lukoki",
  ),
  EG: pool(
    "Karim Ziad Hossam Youssef Tarek Seif",
    "Habiba Farida Malak Jana Nourhan",
    "Mansour Abdel_Rahim Shafik Naguib El_Masri Gaber Hegazy",
  ),
  ES: pool(
    "Álvaro Hugo Izan Unai Nacho Marcos Adrián Rubén",
    "Lucía Alba Nerea Carla Irene Paula",
    "Cañizares Ferrándiz Robledo Quintana Salcedo Olmedo Vidal Aguirre Carmona Benítez",
  ),
  PT: pool(
    "Duarte Tomás Afonso Salvador Simão",
    "Beatriz Matilde Leonor Carolina",
    "Teixeira Moutinho Valadares Cardoso Pimentel Azevedo",
  ),
  IT: pool(
    "Lorenzo Edoardo Matteo Nicolò Davide",
    "Giulia Chiara Martina Elisa",
    "Bellandi Ferraris Colombo Rinaldi Moretti Santoro",
  ),
  AR: pool(
    "Tomás Joaquín Bautista Facundo Valentín Lautaro Ignacio",
    "Camila Milagros Abril Delfina Sol",
    "Peralta Ledesma Ocampo Villalba Iriarte Arrieta Quiroga Funes",
  ),
  BR: pool(
    "Caio Davi Heitor Murilo Enzo Igor Thiago",
    "Larissa Bianca Isadora Letícia Yasmin",
    "Sampaio Tavares Bittencourt Prado Cavalcanti Moraes Siqueira Peixoto",
  ),
  CO: pool(
    "Santiago Andrés Jhon Brayan Esteban",
    "Valentina Daniela Manuela Yuliana",
    "Ospina Restrepo Palomeque Arango Cuartas Hinestroza",
  ),
  MX: pool(
    "Diego Emiliano Leonardo Iker Rodrigo",
    "Ximena Renata Regina Fernanda",
    "Villaseñor Cárdenas Zamora Ibarra Olvera Ponce",
  ),
  DO: pool(
    "Yander Wilmer Starlin Jeison Rafelin",
    "Yokasta Dariana Nicole Altagracia",
    "Polanco Encarnación De_la_Cruz Mejía Paniagua Batista",
  ),
  VE: pool(
    "Eduard Yoelvis Ronny Luis_Ángel",
    "Génesis Mariángel Yulimar Andreína",
    "Rengifo Colmenares Urbina Bracho Chirinos",
  ),
  US: pool(
    "Tyler Marcus Jalen Cole Isaiah Trevon Wyatt",
    "Brianna Kayla Hannah Sierra Morgan",
    "Whitfield Caldwell Hayes Prescott Boone Ramsey Ellison Merriweather",
  ),
  CA: pool(
    "Étienne Liam Owen Félix Nathan",
    "Chloé Maude Emma Sarah-Ève",
    "Bouchard Lavallée MacKinnon Thibodeau Gagné Fraser",
  ),
  GB: pool(
    "Callum Jamie Harvey Rhys Ethan Toby",
    "Freya Megan Niamh Isla Bethan",
    "Ashworth Pemberton Hale Thackeray Redfern Lockwood Marsden",
  ),
  IE: pool("Cian Darragh Oisín Fionn", "Aoife Ciara Róisín Saoirse", "Brennan Kinsella Doyle Hanrahan Tierney"),
  DE: pool(
    "Jonas Lennart Moritz Finn Emre",
    "Lena Mila Johanna Svea",
    "Brandt Hoffstädt Krüger Lindner Vogt Rosenthal",
  ),
  BE: pool("Lowie Senne Robbe Arthur", "Noor Fien Juliette Axelle", "Verhaegen Claes Dumoulin Lambrecht Peeters"),
  DK: pool("Mikkel Rasmus Emil Oskar", "Freja Astrid Signe Ida", "Østergaard Bjerre Lindholm Krogh Vestergaard"),
  NO: pool("Sondre Eirik Håkon Jonas", "Ingrid Tuva Maren Solveig", "Haugland Nygård Solberg Tveit"),
  PL: pool("Kacper Filip Szymon Bartosz", "Zuzanna Oliwia Maja Hanna", "Wiśniewski Zieliński Kowalczyk Dudek Mazur"),
  HR: pool("Luka Ivano Marin Roko", "Lana Petra Mia Dora", "Barišić Kovačić Matijević Grgić Škarić"),
  RO: pool("Andrei Rareș Vlad Mihai", "Ioana Teodora Bianca Daria", "Munteanu Ionescu Dragomir Stoica"),
  GE: pool("Giorgi Luka Saba Tornike", "Nino Mariam Salome Elene", "Beridze Kapanadze Lomidze Gelashvili Tsiklauri"),
  TR: pool("Emre Kaan Yiğit Berk", "Zeynep Elif Defne Ceren", "Aksoy Yıldırım Karaca Demirel Özkan"),
  UZ: pool("Jasur Sardor Bekzod Otabek", "Dilnoza Madina Shahlo Nigora", "Karimov Yusupov Tursunov Rakhimov"),
  KZ: pool("Alikhan Nursultan Daniyar Yerlan", "Aigerim Dana Madina Tomiris", "Sadykov Abenov Zhumabekov Ospanov"),
  IR: pool("Arash Kian Pouya Mehrdad", "Sara Niloufar Shirin Mahsa", "Rostami Kazemi Farahani Moradi"),
  IN: pool("Arjun Rohan Ishaan Kabir Dev", "Ananya Meera Kavya Diya", "Deshpande Kulkarni Iyer Chauhan Bhosale Nair"),
  PK: pool("Hamza Bilal Saad Usman", "Zara Ayesha Hira Maham", "Qureshi Siddiqui Chaudhry Bajwa Mirza"),
  LK: pool("Kasun Dilshan Ravindu Sahan", "Tharushi Sanduni Nethmi", "Wickramasinghe Gunawardena Senanayake Perera"),
  AU: pool("Lachlan Cooper Angus Jarrah", "Matilda Tahlia Zoe Ruby", "Hargreaves Whitlock Dunmore Carrick"),
  NZ: pool("Tane Wiremu Nikau Cameron", "Aroha Maia Anika Kiri", "Te_Aho Ngata Hohepa McKay"),
  FJ: pool("Josua Semi Iliesa Waisea", "Ana Litia Vasiti Sereana", "Rokoduru Bolatagane Naqica Ravouvou"),
  ZA: pool("Sipho Lwazi Pieter Thabo", "Nomvula Zanele Anika Lerato", "Khumalo Dlamini Van_Rensburg Mokoena"),
  KE: pool("Brian Kipchumba Otieno Collins", "Wanjiru Achieng Faith Njeri", "Mwangi Odhiambo Kiplagat Wekesa"),
  JP: pool("Haruto Sota Riku Daichi Kaito", "Hina Sakura Yui Aoi", "Kurosawa Nishimura Okamoto Fujita Shimomura"),
  KR: pool("Minjun Seojun Doyoon Jiho", "Seoyeon Jiwoo Haeun Yuna", "Kang Yoon Bae Seo Hwang"),
};
