import type { ChatBlock } from '@oryx/contract';
import { useEffect, useState } from 'react';
import { usePatient } from '../clinical/patient/patient-store.ts';
import { questionLine } from '../clinical/patient/patient-words.ts';
import type { WorkedProps } from '../search/search-dropdown.tsx';
import { AnswerBlocks } from './answer-blocks.tsx';
import { OtherWays } from './other-ways.tsx';

/** Time in ms without a key after which a query is worked out. */
const restAfter = 400;

/** The slots that answer a query by themselves. Steps and further pages are what the results lead to. */
const shownSlots: readonly ChatBlock['slot'][] = ['about', 'danger', 'verdict', 'figure'];

/**
 * Returns true for a query that may have an answer beside its pages: one with a number, or of several words. A single
 * name is looked for, and nothing more.
 */
const isQuestion = (query: string): boolean => /\d/.test(query) || /\S\s+\S/.test(query);

/** Matches `mida 14`: words, and a number of at most two digits without a unit. */
const bareNumber = /^\D+\s\d{1,2}(?:[.,]\d)?$/;

/**
 * What Remi works out from a query on this device: a dose, a score or a check of drugs, with what warns of it. Nothing
 * of it is sent. Shows nothing for a query that only has pages. A name without a page is said to have none, and where
 * else it leads.
 */
export function WorkedAnswer({ query, isFound, isDrug }: WorkedProps) {
  const isBare = bareNumber.test(query);
  // The only number beside a drug is the weight of the patient, and the answer says so.
  const asked = isBare && isDrug ? `${query} kg` : query;
  const isKnown = !isBare || isDrug !== undefined;
  const blocks = useWorked(asked, isKnown && (!isFound || isQuestion(query)));
  return (
    <>
      {blocks && (
        <section aria-label="Worked out" className="flex flex-col gap-2 border-line border-b px-3 py-2">
          <AnswerBlocks blocks={blocks} remark={undefined} />
        </section>
      )}
      {!isFound && <OtherWays query={query} />}
    </>
  );
}

function useWorked(query: string, isAsked: boolean): readonly ChatBlock[] | undefined {
  const patient = usePatient();
  // A number in the query may be of another patient than the one in hand.
  const message = patient === null || /\d/.test(query) ? query : `${query}\n\n${questionLine(patient)}`;
  const [found, setFound] = useState<{ message: string; blocks: readonly ChatBlock[] }>();
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      workedOut(message).then(
        (blocks) => isCurrent && setFound({ message, blocks }),
        // Without the content on this device the results stand alone.
        () => undefined,
      );
    }, restAfter);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, message]);
  return found?.message === message && found.blocks.length > 0 ? found.blocks : undefined;
}

/** Returns the blocks of an answer that is one, or none. */
async function workedOut(message: string): Promise<readonly ChatBlock[]> {
  const { answerOnDevice } = await import('./remi-on-device.ts');
  const { blocks = [], choices = [] } = await answerOnDevice(message, {
    profession: '',
    mode: 'consultation',
  });
  const shown = blocks.filter(({ slot }) => shownSlots.includes(slot));
  const isWorked = shown.some(
    // Without a card or a danger, an answer with choices only asks back.
    ({ card, slot }) => card !== undefined || slot === 'danger' || (slot !== 'about' && choices.length === 0),
  );
  return isWorked ? shown : [];
}
