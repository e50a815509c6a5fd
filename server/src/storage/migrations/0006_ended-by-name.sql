-- The notice names the ended sessions, so that the others stay remembered. It holds at most 8000 bytes: about many
-- it says nothing, and then all are forgotten.
CREATE OR REPLACE FUNCTION "tell_sessions_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions_ended', CASE WHEN count(*) <= 100 THEN string_agg("token_hash", ' ') ELSE '' END)
  FROM "ended" HAVING count(*) > 0;
  RETURN NULL;
END
$$;
