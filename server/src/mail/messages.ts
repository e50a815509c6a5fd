import type { Mail } from './queue.ts';

interface Recipient {
  readonly firstName: string;
  readonly email: string;
}

/** Returns the mail that proves ownership of a registered address. */
export function verificationMail(to: Recipient, code: string, minutes: number): Mail {
  return compose(to, 'Your Oryx verification code', [
    'Enter this code in Oryx to confirm your e-mail address:',
    { code },
    `It is valid for ${minutes} minutes and works once.`,
    'If you did not open an account, ignore this mail: without the code nothing happens.',
  ]);
}

/** Returns the mail with a code for a new password. */
export function resetMail(to: Recipient, code: string, minutes: number): Mail {
  return compose(to, 'Your Oryx password reset code', [
    'Enter this code in Oryx to set a new password:',
    { code },
    `It is valid for ${minutes} minutes and works once.`,
    'If you did not ask for it, ignore this mail: your password stays as it is.',
  ]);
}

/** Returns the mail to the owner of an account whose address was registered again. */
export function alreadyRegisteredMail(to: Recipient): Mail {
  return compose(to, 'You already have an Oryx account', [
    'Somebody, perhaps you, tried to open an Oryx account with this e-mail address. You already have one.',
    'Sign in with your password. If you have forgotten it, choose "Forgot password" on the sign-in screen.',
    'If it was not you, there is nothing to do: your account has not changed.',
  ]);
}

type Paragraph = string | { readonly code: string };

function compose({ firstName, email }: Recipient, subject: string, body: readonly Paragraph[]): Mail {
  const paragraphs = [`Hello ${firstName},`, ...body, 'Oryx'];
  return {
    recipient: email,
    subject,
    text: `${paragraphs.map(asText).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en">\n<body>\n${paragraphs.map(asHtml).join('\n')}\n</body>\n</html>\n`,
  };
}

function asText(paragraph: Paragraph): string {
  // A name with a line break could otherwise forge a separate line.
  return typeof paragraph === 'string' ? paragraph.replaceAll(/\s+/g, ' ') : `Code: ${paragraph.code}`;
}

function asHtml(paragraph: Paragraph): string {
  return typeof paragraph === 'string'
    ? `<p>${escaped(paragraph)}</p>`
    : `<p>Code: <strong>${escaped(paragraph.code)}</strong></p>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
