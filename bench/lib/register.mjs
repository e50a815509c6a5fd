const person = { firstName: 'Out', lastName: 'Age', profession: 'Nurse', verificationMethod: 'email' };
let people = 0;

/**
 * Registers somebody at a server that trusts 127.0.0.1 as a proxy, each from another address because of the
 * limits. Returns the contact if it is acknowledged, and undefined for a proper 503. Throws for any other
 * response. Pushes status and time to `waits`.
 */
export async function register(url, waits) {
  people += 1;
  const email = `outage.${process.pid}.${people}@example.org`;
  const since = performance.now();
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
    },
    body: JSON.stringify({ ...person, email, password: 'a long walk through Sossusvlei' }),
  });
  const body = await response.json();
  waits.push({ status: response.status, ms: performance.now() - since });
  if (response.status === 200) return email;
  if (response.status !== 503 || !response.headers.get('retry-after') || !body.message) {
    throw new Error(`${response.status} ${JSON.stringify(body)}`);
  }
  return undefined;
}
