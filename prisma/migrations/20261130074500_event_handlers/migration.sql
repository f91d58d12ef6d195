-- Handlers that wait for their turn, by the names of the code. The lock waits for the transactions that write these rows.
lock table outbox in share row exclusive mode;

update outbox set handler = 'notifyStaffOfWishlistEntry' where handler = 'notifyStaffOfWish';
update outbox set handler = 'erasePipeline' where handler = 'eraseMatching';
