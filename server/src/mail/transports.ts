import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../dependencies.ts';
import type { Mail } from './queue.ts';
import type { MailTransport } from './worker.ts';

const connectWithinMs = 10_000;
const silentAtMostMs = 30_000;

/** Sends through the mail server of a URL: `smtps://` is TLS at once, `smtp://` upgrades where it can. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: silentAtMostMs,
  });
  return {
    send: async (id, mail) => {
      await transporter.sendMail(messageOf(id, mail, from));
    },
    close: () => transporter.close(),
  };
}

/**
 * Writes each mail into a folder instead of sending it, for an installation without a mail server,
 * and announces it with the code it holds.
 */
export function outboxTransport(
  folder: string,
  from: string,
  clock: Clock,
  announce: (line: string) => void,
): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (id, mail) => {
      const { message } = await composer.sendMail(messageOf(id, mail, from));
      const file = join(folder, `${clock().toISOString().replaceAll(':', '-')}-${id}.eml`);
      await writeWhole(folder, file, message);
      const code = /^Code: \S+$/m.exec(mail.text)?.[0] ?? mail.subject;
      announce(`Mail for ${masked(mail.recipient)}: ${code}  (file ${file})`);
    },
    close: () => composer.close(),
  };
}

function messageOf(id: string, { recipient, subject, text, html }: Mail, from: string) {
  return {
    from: { name: 'Oryx', address: from },
    // An address object is never parsed, so nothing typed into it becomes a second recipient.
    to: { name: '', address: recipient },
    subject: subject.replaceAll(/[\r\n]+/g, ' '),
    text,
    html,
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    // Readable as it is: base64 would hide the code from a person who opens the file.
    textEncoding: 'quoted-printable' as const,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A file of this folder is whole or not there. Codes are secrets: only the owner may read them. */
async function writeWhole(
  folder: string,
  path: string,
  content: Uint8Array | NodeJS.ReadableStream,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.new`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content as Uint8Array);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/** `m***@example.org`: enough to recognise one's own address in a console, and no more. */
function masked(address: string): string {
  return address.replace(/^(.).*(?=@)/, '$1***');
}
