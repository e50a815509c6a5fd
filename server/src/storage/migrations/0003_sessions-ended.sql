-- Tells every process that sessions have ended, whatever ended them: a sign-out, a new password, a deleted account.
CREATE FUNCTION "tell_sessions_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "ended") THEN
    PERFORM pg_notify('sessions_ended', '');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS "ended" FOR EACH STATEMENT EXECUTE FUNCTION "tell_sessions_ended"();
