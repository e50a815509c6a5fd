import { readFileSync } from 'node:fs';

/** Returns the responses from the file named in the environment, and selects one by two request headers. */
export function keptAnswers(env = process.env) {
  const [full, compressed, unchanged] = JSON.parse(readFileSync(env.ANSWERS_FILE, 'utf8')).map(
    ({ answer }) => ({
      ...answer,
      body: Buffer.from(answer.body, 'base64'),
    }),
  );
  const choose = (headers) => {
    if (headers['if-none-match']) return unchanged;
    return headers['accept-encoding'] === 'br' ? compressed : full;
  };
  return { full, choose };
}
