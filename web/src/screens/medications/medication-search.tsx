import X from 'lucide-react/icons/x';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

interface MedicationSearchProps {
  readonly text: string;
  /** Number of listed medications. */
  readonly found: number;
  readonly onChange: (text: string) => void;
  readonly onClear: () => void;
}

/** The search box of the list. */
export function MedicationSearch({ text, found, onChange, onClear }: MedicationSearchProps) {
  return (
    <div className="flex flex-col gap-2">
      <search className="flex gap-2">
        <TextInput
          type="search"
          aria-label="Search medications"
          placeholder="Search medications..."
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          className="[&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <Tooltip text="Clear search" align="end">
            <Button variant="secondary" aria-label="Clear search" onClick={onClear}>
              <X aria-hidden className="size-5" />
            </Button>
          </Tooltip>
        )}
      </search>
      <p role="status" className="text-ink-muted text-sm">
        {text.trim() !== '' && `${found} found`}
      </p>
    </div>
  );
}
