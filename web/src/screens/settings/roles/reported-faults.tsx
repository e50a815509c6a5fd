import {
  answerFault,
  type FaultReport,
  type FaultStatus,
  faultStatuses,
  listFaults,
} from '@oryx/contract/faults';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { call, send } from '../../../api/call.ts';
import { queryClient } from '../../../api/query-client.ts';
import { kindWords, statusWords } from '../../../clinical/fault/fault-words.ts';
import { tellRoleFailure } from '../../../session/own-roles.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { momentText } from '../../../ui/date-words.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

const options = { queryKey: ['faults', 'desk'], queryFn: () => call(listFaults, {}), staleTime: 0 };

/** What readers have reported, for those who answer it. */
export function ReportedFaults() {
  const faults = useQuery(options, queryClient).data ?? [];
  const [openId, setOpenId] = useState<string>();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">Reported faults</h2>
      {faults.length === 0 && <p>None.</p>}
      {faults.map((fault) => (
        <article key={fault.id} className="wrap-anywhere flex flex-col gap-1 border-line border-t pt-2">
          <p>
            <Link href={fault.path} className="font-medium text-accent-ink underline">
              {fault.title}
            </Link>
            {`: ${kindWords[fault.kind]}`}
          </p>
          {fault.words !== '' && <p className="whitespace-pre-line">{fault.words}</p>}
          {fault.answer !== '' && <blockquote className="whitespace-pre-line">{fault.answer}</blockquote>}
          <p className="text-ink-muted text-sm">
            {`${momentText(new Date(fault.at))}. Version ${fault.seen}. ${statusWords[fault.status]}.`}
          </p>
          {fault.reply !== '' && <p className="whitespace-pre-line">{fault.reply}</p>}
          {openId === fault.id ? (
            <AnswerForm fault={fault} onDone={() => setOpenId(undefined)} />
          ) : (
            <Button variant="secondary" className="self-start" onClick={() => setOpenId(fault.id)}>
              Answer
            </Button>
          )}
        </article>
      ))}
    </Card>
  );
}

function AnswerForm({ fault, onDone }: { readonly fault: FaultReport; readonly onDone: () => void }) {
  const [status, setStatus] = useState<FaultStatus>(fault.status);
  const [reply, setReply] = useState(fault.reply);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await send(answerFault, { params: { reportId: fault.id }, request: { status, reply } });
      await queryClient.invalidateQueries({ queryKey: options.queryKey });
      onDone();
    } catch (error) {
      setBusy(false);
      tellRoleFailure('Not Answered', error);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label="What has become of it">
        {(control) => (
          <Select
            {...control}
            value={status}
            onChange={(event) =>
              setStatus(faultStatuses.find((each) => each === event.target.value) ?? 'open')
            }
          >
            {faultStatuses.map((each) => (
              <option key={each} value={each}>
                {statusWords[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What the reporter reads">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={reply}
            onChange={(event) => setReply(event.target.value)}
            className={controlStyle}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
        Send the answer
      </Button>
    </form>
  );
}
