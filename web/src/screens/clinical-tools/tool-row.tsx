import { furtherTools, routeOf, type Tool } from '@oryx/calculators';
import { Link } from 'wouter';
import { pageRow } from '../../clinical/my-pages/page-row.ts';
import { PinButton } from '../../clinical/my-pages/pin-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ToolIcon } from './tool-icon.tsx';

/**
 * The card of a tool as a row: the whole of it opens the tool's page, or says `Coming Soon` if it has none. Two lines
 * of title leave no room for the description, so that all rows are of one height. In large text rows grow.
 */
export function ToolRow({ tool }: { readonly tool: Tool }) {
  const route = routeOf(tool);
  const titleId = `tool-${tool.id}`;
  return (
    <section aria-labelledby={titleId} className="relative flex min-h-14 items-center gap-3 pl-3">
      <ToolIcon icon={tool.icon} color={tool.color} />
      <div className="wrap-anywhere @xs:max-h-10 min-w-0 flex-1 overflow-hidden py-1 @xs:py-0 leading-tight">
        <h3 id={titleId} className="font-medium">
          {tool.title}
        </h3>
        <p className="line-clamp-2 @xs:line-clamp-1 text-ink-muted text-sm">{tool.description}</p>
      </div>
      {route === '#' ? (
        <Button variant="secondary" disabled aria-describedby={titleId} className="m-1">
          Coming Soon
        </Button>
      ) : (
        <>
          <Link
            href={route}
            {...pageRow(route, tool.title)}
            aria-describedby={titleId}
            className="-outline-offset-3 absolute inset-0 hover:bg-[rgb(127_127_127/0.1)]"
          >
            {/* The specification counts its tools by their own words. */}
            <span className="sr-only">{furtherTools.includes(tool) ? 'Open Tool' : 'Open Calculator'}</span>
          </Link>
          <PinButton path={route} title={tool.title} className="relative size-[48px]!" />
        </>
      )}
    </section>
  );
}
