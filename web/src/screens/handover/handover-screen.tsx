import { lazy, Suspense } from 'react';
import { NotFoundScreen } from '../not-found/not-found-screen.tsx';
import { SheetScreen } from './sheet-screen.tsx';
import { useHandover } from './use-handover.ts';

// Lazy: they load what draws and reads codes, which a sheet does not need.
const ShowCodes = lazy(async () => ({ default: (await import('./show-codes.tsx')).ShowCodes }));
const ReadCodes = lazy(async () => ({ default: (await import('./read-codes.tsx')).ReadCodes }));

/** The handover of a patient as an ISBAR sheet, the codes that bring it to another phone, and the reader of such codes. */
export function HandoverScreen({ id, title }: { readonly id?: string | undefined; readonly title: string }) {
  const handover = useHandover();
  if (id === undefined || (id === 'codes' && handover.state === 'asking'))
    return <SheetScreen title={title} handover={handover} />;
  if (id !== 'codes' && id !== 'read') return <NotFoundScreen />;
  return (
    <Suspense>
      {id === 'read' || handover.state === 'asking' ? <ReadCodes /> : <ShowCodes handover={handover} />}
    </Suspense>
  );
}
