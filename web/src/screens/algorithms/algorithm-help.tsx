import { LinkedText } from '../../search/linked-text.tsx';

/** When to call for help and whom, and where the patient goes. */
export function AlgorithmHelp({ help }: { readonly help: string | null }) {
  if (help === null) return null;
  return (
    <section aria-label="Help and transfer" className="wrap-anywhere flex flex-col gap-1">
      <h3 className="font-semibold">Help and transfer</h3>
      <p>
        <LinkedText>{help}</LinkedText>
      </p>
    </section>
  );
}
