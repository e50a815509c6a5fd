import { changeFormulary, type Formulary, readFormulary } from '@oryx/contract/formulary';
import { levelsOfCare } from '@oryx/contract/local-note';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useReference } from '../../../api/reference.ts';
import { algorithms } from '../../../clinical/algorithms.ts';
import { medications } from '../../../clinical/medications.ts';
import { tellRoleFailure } from '../../../session/own-roles.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type NotablePage, PageOfSite } from './page-of-site.tsx';

const options = {
  queryKey: ['formulary'],
  queryFn: () => call(readFormulary, {}),
  staleTime: 0,
};

const nothing: Formulary = { site: '', level: 'district hospital', pages: [] };

/** What this site shows first and notes beside the shared text. It is fetched when somebody wants to change it. */
export function FormularyForm() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">Formulary of this site</h2>
      <p className="text-ink-muted text-sm">
        Which drugs and charts come first here, and local notes beside them. The shared text stays as it is.
      </p>
      {isOpen ? (
        <StoredFormulary />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Change the formulary
        </Button>
      )}
    </Card>
  );
}

function StoredFormulary() {
  const { data } = useQuery(options, queryClient);
  const drugs = useReference(medications).data;
  const charts = useReference(algorithms).data;
  if (!data || !drugs || !charts) return <SkeletonRows count={3} />;
  const known = [
    ...drugs.map(({ id, name, concentrations }) => ({
      page: `medication/${id}`,
      title: name,
      strengths: concentrations.map(({ key, label }) => ({ key, label })),
    })),
    ...charts.map(({ id, title }) => ({ page: `algorithm/${id}`, title: `Chart: ${title}`, strengths: [] })),
  ];
  // What was stored last begins a form of its own.
  return <FormularyFields key={data.hash} stored={data.formulary} basedOn={data.hash} known={known} />;
}

interface FormularyFieldsProps {
  readonly stored: Formulary | null;
  readonly basedOn: string;
  readonly known: readonly NotablePage[];
}

function FormularyFields({ stored, basedOn, known }: FormularyFieldsProps) {
  const [draft, setDraft] = useState(stored ?? nothing);
  const [isBusy, setBusy] = useState(false);
  const { site, level, pages } = draft;
  const listed = new Set(pages.map(({ page }) => page));

  const setPages = (next: Formulary['pages']) => setDraft({ ...draft, pages: next });
  const moveUp = (index: number) => {
    const [moved] = pages.slice(index, index + 1);
    const others = pages.filter((_, place) => place !== index);
    if (moved) setPages([...others.slice(0, index - 1), moved, ...others.slice(index - 1)]);
  };

  async function save(formulary: Formulary | null) {
    setBusy(true);
    try {
      await call(changeFormulary, { request: { basedOn, formulary } });
      toast({ title: 'Saved', description: 'Each device shows it with its next fetch.' });
      await queryClient.invalidateQueries({ queryKey: options.queryKey });
    } catch (error) {
      tellRoleFailure('Not Saved', error);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(draft);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label="Name of the site">
        {(control) => (
          <TextInput
            {...control}
            required
            maxLength={60}
            value={site}
            onChange={(event) => setDraft({ ...draft, site: event.target.value })}
          />
        )}
      </Field>
      <Field label="Level of care">
        {(control) => (
          <Select
            {...control}
            value={level}
            onChange={(event) =>
              setDraft({ ...draft, level: levelsOfCare.find((each) => each === event.target.value) ?? level })
            }
          >
            {levelsOfCare.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
      </Field>
      <ol aria-label="Pages of this site" className="flex flex-col gap-3">
        {pages.map((page, index) => (
          <li key={page.page}>
            <PageOfSite
              value={page}
              known={known.find((each) => each.page === page.page)}
              onChange={(next) => setPages(pages.map((each, place) => (place === index ? next : each)))}
              onUp={index === 0 ? undefined : () => moveUp(index)}
              onRemove={() => setPages(pages.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <Field label="Add a drug or a chart">
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={({ target }) =>
              setPages([
                ...pages,
                { page: target.value, isFirst: true, isStocked: true, from: null, strengths: [], note: null },
              ])
            }
          >
            <option value="">Choose</option>
            {known
              .filter(({ page }) => !listed.has(page))
              .map(({ page, title }) => (
                <option key={page} value={page}>
                  {title}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
        {stored && (
          <Button variant="secondary" busy={isBusy} onClick={() => save(null)}>
            Take all away
          </Button>
        )}
      </div>
    </form>
  );
}
