import {
  commentOnPage,
  type DeskFact,
  signFacts,
  withdrawFact,
  withdrawSignature,
} from '@oryx/contract/desk';
import { send } from '../../api/call.ts';
import { refreshDesk } from './desk.ts';

type SignedFact = Pick<DeskFact, 'address' | 'hash'>;

const signedFact = ({ address, hash }: SignedFact): SignedFact => ({ address, hash });

/** Most facts of one signature. A page may have more. */
const mostFacts = 400;

/** Signs facts of a version of a page, until a day. Rejects if the page is another by now. */
export async function sign(
  page: string,
  number: number,
  facts: readonly SignedFact[],
  validUntil: string,
): Promise<void> {
  for (let first = 0; first < facts.length; first += mostFacts) {
    const some = facts.slice(first, first + mostFacts).map(signedFact);
    await send(signFacts, { request: { page, number, facts: some, validUntil } });
  }
  await refreshDesk();
}

/** Takes back a signature of the user. */
export async function takeBackSignature(id: string, reason: string): Promise<void> {
  await send(withdrawSignature, { request: { id, reason } });
  await refreshDesk();
}

/** Takes a fact that readers see out of use. */
export async function withdraw(page: string, fact: SignedFact, reason: string): Promise<void> {
  await send(withdrawFact, { request: { page, fact: signedFact(fact), reason } });
  await refreshDesk();
}

/** Adds a comment to a page, or to one of its facts. */
export async function comment(page: string, address: string | null, text: string): Promise<void> {
  await send(commentOnPage, { request: { page, address, text } });
  await refreshDesk();
}
