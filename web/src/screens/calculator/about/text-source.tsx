import { namesIn } from '../../../clinical/caution-list.tsx';
import { Cited } from '../../../clinical/source-numbers.tsx';

/** The source of a table or list of a tool. */
export function TextSource({ source }: { readonly source: string }) {
  return (
    <p className="text-ink-muted text-sm">
      Source <Cited by={namesIn(source)} />
    </p>
  );
}
