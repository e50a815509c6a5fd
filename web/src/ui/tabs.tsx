import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Name of the tab list for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value | '';
  onValueChange: (value: Value) => void;
  disabled?: boolean;
  /** A choice before the tabs that is none of them. It is chosen while `value` is the value of no tab. */
  before?: { readonly label: string; readonly onChoose: () => void };
}

const look =
  'min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 font-medium text-ink-muted data-[state=inactive]:enabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-accent data-[state=active]:bg-accent data-[state=active]:text-on-accent';

/** Tabs with arrow keys. A long row scrolls sideways and keeps the selected tab in view. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  disabled = false,
  before,
}: TabsProps<Value>) {
  return (
    <RadixTabs.Root value={value} onValueChange={(chosen) => onValueChange(chosen as Value)}>
      <div className="-mx-(--page-inset) flex gap-2 overflow-x-auto px-(--page-inset) py-1 [scrollbar-width:none]">
        {before && (
          <button
            type="button"
            aria-pressed={value === ''}
            data-state={value === '' ? 'active' : 'inactive'}
            disabled={disabled}
            onClick={before.onChoose}
            className={look}
          >
            {before.label}
          </button>
        )}
        <RadixTabs.List aria-label={label} className="flex gap-2">
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              disabled={disabled}
              onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })}
              className={look}
            >
              {tab.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="mt-3 rounded-card">
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
