-- What a check of the identity rests on: the person's own document or those of the guardian.
alter type identity_basis rename value 'own_paper' to 'own_document';
alter type identity_basis rename value 'guardian_papers' to 'guardian_documents';
