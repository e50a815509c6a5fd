import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readPage } from '@oryx/content';

/** The tables of second readers, the same from src/ and dist/. */
const folder = fileURLToPath(new URL('../../../docs/content-review/', import.meta.url));

/** The files whose rows are about the pages of a document, by the number at their beginning. */
const tables: Readonly<Record<string, readonly string[]>> = {
  medications: ['medications.md', 'further-medications.md'],
  algorithms: ['charts.md', 'further-charts.md'],
};

/** A statement of a second reader about some facts of a page: words of its row, or the number of a question. */
interface Statement {
  readonly says?: string;
  readonly question?: number;
  /** Addresses, in which `*` stands for anything. */
  readonly facts: readonly string[];
}

/** What second readers wrote of a page. */
export interface SecondReading {
  /** Of the page as a whole, each with the name of its column. */
  readonly page: readonly string[];
  /** Returns what they wrote of the fact with an address. */
  readonly ofFact: (address: string) => readonly string[];
}

/** Returns every row of the tables about a page, each as its cells by the names of the columns. */
export async function rowsOfPage(
  document: string,
  id: unknown,
): Promise<readonly (readonly [string, string])[]> {
  const texts = await Promise.all((tables[document] ?? []).map(read));
  return texts.flatMap((text) => {
    let columns: readonly string[] = [];
    return text.split('\n').flatMap((line, index, lines) => {
      if (!line.startsWith('| ')) return [];
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('**', '').trim());
      if (lines[index + 1]?.startsWith('| ---')) columns = cells;
      const [name = '', ...others] = cells;
      if (!name.split(', ').some((each) => each.split(' ')[0] === String(id))) return [];
      return others.map((cell, at) => [columns[at + 1] ?? '', cell] as const);
    });
  });
}

/** Returns the statements about facts of a page, by the path of its file. */
export async function statementsOf(page: string): Promise<readonly Statement[]> {
  allStatements ??= readStatements();
  return (await allStatements)[page] ?? [];
}

/** The statements about all pages. They come with the code, so a process reads them once. */
let allStatements: ReturnType<typeof readStatements> | undefined;

async function readStatements(): Promise<Readonly<Record<string, readonly Statement[]>>> {
  const { body } = readPage('by-fact.yaml', (await read('by-fact.yaml')) || '{}');
  return body as unknown as Readonly<Record<string, readonly Statement[]>>;
}

/** Returns the open questions with what Oryx does until somebody answers, by their numbers. */
export async function questions(): Promise<ReadonlyMap<number, string>> {
  const text = await read('questions.md');
  const rows = text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.replaceAll('**', '').trim()));
  return new Map(
    rows.flatMap(([, number, question, now]) =>
      /^\d+$/.test(number ?? '') ? [[Number(number), `${question} Now: ${now}`] as const] : [],
    ),
  );
}

/** Returns true if an address fits a pattern. */
export function fits(pattern: string, address: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  if (others.length === 0) return address === pattern;
  let at = first.length;
  return (
    address.startsWith(first) &&
    others.every((part, index) => {
      const found =
        index === others.length - 1 && part !== '' ? address.lastIndexOf(part) : address.indexOf(part, at);
      const isEnd = index < others.length - 1 || part === '' || found + part.length === address.length;
      const isFound = found >= at && isEnd;
      at = found + part.length;
      return isFound;
    })
  );
}

/** Returns what the second readers wrote of a page and of its facts. Nothing without the tables. */
export async function secondReading(
  page: string,
  document: string,
  { id }: { readonly id?: unknown },
): Promise<SecondReading> {
  const [rows, statements, open] = await Promise.all([
    rowsOfPage(document, id),
    statementsOf(page),
    questions(),
  ]);
  const words = (number: number) => {
    const question = open.get(number);
    return question === undefined ? [] : [`Question ${number} for a clinician: ${question}`];
  };
  return {
    page: rows
      .filter(([, cell]) => cell !== '' && cell !== '-')
      .flatMap(([column, cell]) =>
        column === 'Open'
          ? cell.split(', ').flatMap((each) => (/^\d+$/.test(each) ? words(Number(each)) : []))
          : [`${column}: ${cell}`],
      ),
    ofFact: (address) =>
      statements
        .filter(({ facts }) => facts.some((pattern) => fits(pattern, address)))
        .flatMap(({ says, question }) => says ?? words(question ?? 0)),
  };
}

function read(file: string): Promise<string> {
  return readFile(`${folder}${file}`, 'utf8').catch(() => '');
}
