import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../dependencies.ts';
import { syncFolder } from '../storage/sync-folder.ts';
import type { Mail } from './queue.ts';
import type { MailTransport } from './worker.ts';

const connectWithinMs = 10_000;
const silentAtMostMs = 30_000;

/**
 * Returns a transport for the mail server of a URL: `smtps://` uses TLS from the start, `smtp://` upgrades if
 * possible.
 */
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
 * Returns a transport that writes each mail into a folder, for an installation without a mail server, and
 * announces its code on the console.
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
    // An address object is not parsed, so user input can never add a second recipient.
    to: { name: '', address: recipient },
    subject: subject.replaceAll(/[\r\n]+/g, ' '),
    text,
    html,
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    // Plain text, because base64 would hide the code from a reader of the file.
    textEncoding: 'quoted-printable' as const,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Writes a file atomically and to the disk. Only its owner may read it, because codes are secret. */
async function writeWhole(
  folder: string,
  path: string,
  content: Uint8Array | NodeJS.ReadableStream,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.new`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(content as Uint8Array);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    // On a full disk each attempt would leave an empty file.
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Masks an address as `m***@example.org`, which is enough to recognise one's own. */
function masked(address: string): string {
  return address.replace(/^(.).*(?=@)/, '$1***');
}
