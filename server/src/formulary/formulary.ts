import { ContentError, documentsFrom, formularyPath, formularyText } from '@oryx/content';
import { changeFormulary, type Formulary, readFormulary } from '@oryx/contract';
import { changeContent, readDocuments } from '../content/documents-table.ts';
import { formularyIn } from '../content/formulary.ts';
import type { Clock } from '../dependencies.ts';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve } from '../http/serve.ts';
import type { Database, Queries } from '../storage/storage.ts';

/** Returns the routes by which administrators set what the site shows first and notes. */
export function formularyRoutes(db: Database, clock: Clock): Route[] {
  return [
    serve(readFormulary, async () => {
      const documents = await readDocuments(db, ['formulary']);
      return { formulary: formularyIn(documents), hash: documents.get('formulary')?.hash ?? empty().hash };
    }),
    serve(changeFormulary, async ({ basedOn, formulary }) => {
      const document = formulary ? written(formulary) : empty();
      await changeContent(db, async ({ stored, queries, put }) => {
        const before = stored.get('formulary');
        if ((before?.hash ?? empty().hash) !== basedOn) {
          throw new HttpError(
            409,
            'Somebody else has changed the formulary. Nothing was stored; read it again.',
          );
        }
        await refuseUnknown(queries, formulary);
        const { shippedHash = null, shippedVersion = 0 } = before ?? {};
        await put(document, { importedAt: clock(), shippedHash, shippedVersion });
      });
      return { hash: document.hash };
    }),
  ];
}

/** Returns the document of a site that has set nothing. */
function empty() {
  const [document] = documentsFrom({}, ['formulary']);
  if (!document) throw new Error('There is no document of the formulary.');
  return document;
}

function written(formulary: Formulary) {
  try {
    const [document] = documentsFrom({ [formularyPath]: formularyText(formulary) });
    return document ?? empty();
  } catch (error) {
    if (error instanceof ContentError) throw new HttpError(400, error.faults.join('. '));
    throw error;
  }
}

/** Throws a 400 if the formulary names a page that is not stored. */
async function refuseUnknown(queries: Queries, formulary: Formulary | null): Promise<void> {
  const documents = await readDocuments(queries, ['medications', 'algorithms']);
  const known = new Set(
    [...documents].flatMap(([name, document]) => {
      const { rows } = document.body() as { readonly rows: readonly { readonly id: number }[] };
      return rows.map(({ id }) => `${name.slice(0, -1)}/${id}`);
    }),
  );
  const unknown = formulary?.pages.filter(({ page }) => !known.has(page)).map(({ page }) => page) ?? [];
  if (unknown.length > 0) throw new HttpError(400, `Oryx has no ${unknown.join(', ')}.`);
}
