/** Returns what a signed-in browser holds: the cookie, and the session on the device. */
export function signedInState(url, cookie, user) {
  const [name, value] = cookie.split('=');
  const { origin, hostname } = new URL(url);
  const loginTime = Date.now();
  const session = { user, loginTime, expiresAt: loginTime + 30 * 24 * 3_600_000 };
  return {
    cookies: [
      {
        name,
        value,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [{ origin, localStorage: [{ name: 'oryx-session', value: JSON.stringify(session) }] }],
  };
}
