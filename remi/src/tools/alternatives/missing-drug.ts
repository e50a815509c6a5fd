import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import { routesIn } from '../../read/routes.ts';
import { asksForOther, unavailableIn } from '../../read/unavailable.ts';
import type { PagedDrug } from '../doses/asked-drug.ts';

/** Returns the drug with a page that a text says is not at hand, or that it asks for another one than. */
export function missingDrug({ message, inherited, question }: Facts): PagedDrug | undefined {
  const isUnavailable = unavailableIn(
    message.text,
    message.patterns,
    message.question.mentions.filter(({ drug }) => drug),
  );
  const missing = message.question.mentions.find(
    (mention) => mention.drug?.medication && isUnavailable(mention),
  );
  // `IM instead` asks for another way of the same drug.
  const isKept =
    (inherited.slots.drugs ?? []).length === 1 &&
    asksForOther(message.text, message.patterns) &&
    routesIn(message.text, message.patterns).length === 0;
  const drug = missing?.drug ?? (isKept ? drugsOf(question.mentions)[0] : undefined);
  return drug?.medication ? { name: drug.name, medication: drug.medication } : undefined;
}
