-- Staff may waive a commission or record that it was paid by transfer; the note says why, or names the transfer.
alter type commission_exemption add value 'waived';
alter table commissions add column note text;
