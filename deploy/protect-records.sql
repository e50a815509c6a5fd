-- Takes the record of roles away from the role that Oryx signs in with ("oryx" here), so that not even that role can
-- change it. Run it in the database of Oryx, after its first start, as an administrator of PostgreSQL who owns the
-- database: docs/security.md, "What an operator must do". A restore needs the rights back:
-- ALTER TABLE role_grants OWNER TO oryx; ALTER FUNCTION refuse_change() OWNER TO oryx; ALTER SCHEMA public OWNER TO oryx;
ALTER SCHEMA public OWNER TO CURRENT_USER;
GRANT USAGE, CREATE ON SCHEMA public TO oryx;
ALTER TABLE role_grants OWNER TO CURRENT_USER;
GRANT SELECT, INSERT ON role_grants TO oryx;
ALTER FUNCTION refuse_change() OWNER TO CURRENT_USER;
