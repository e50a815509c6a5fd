-- Takes the records away from the role that Oryx signs in with ("oryx" here), so that not even that role can change or
-- delete them: of roles, and of versions, signatures, withdrawals, comments and replaced files of the review desk, and of what readers were told. Run it in
-- the database of Oryx, after its first start and again after each update, as an administrator of PostgreSQL who owns the
-- database: docs/security.md, "What an operator must do". A restore, and an update that changes one of these tables, need
-- the rights back: replace CURRENT_USER by oryx in the lines that end with it, run them, and run this file again afterwards.
ALTER SCHEMA public OWNER TO CURRENT_USER;
GRANT USAGE, CREATE ON SCHEMA public TO oryx;
ALTER TABLE role_grants OWNER TO CURRENT_USER;
ALTER TABLE page_versions OWNER TO CURRENT_USER;
ALTER TABLE signatures OWNER TO CURRENT_USER;
ALTER TABLE signature_withdrawals OWNER TO CURRENT_USER;
ALTER TABLE withdrawn_facts OWNER TO CURRENT_USER;
ALTER TABLE review_comments OWNER TO CURRENT_USER;
ALTER TABLE replaced_files OWNER TO CURRENT_USER;
ALTER TABLE import_corrections OWNER TO CURRENT_USER;
GRANT SELECT, INSERT ON role_grants, page_versions, signatures, signature_withdrawals, withdrawn_facts, review_comments,
  replaced_files, import_corrections TO oryx;
-- Its trigger keeps what a file said before it was replaced.
ALTER TABLE content_documents OWNER TO CURRENT_USER;
GRANT SELECT, INSERT, UPDATE ON content_documents TO oryx;
ALTER FUNCTION refuse_change() OWNER TO CURRENT_USER;
ALTER FUNCTION refuse_rewriting() OWNER TO CURRENT_USER;
ALTER FUNCTION keep_replaced_files() OWNER TO CURRENT_USER;
