import { Link } from 'wouter';
import { productName } from '../product.ts';
import { classNames } from '../ui/class-names.ts';
import { type AppScreen, screens } from './screens.ts';

/** The navigation: a bottom bar on a phone, a rail with full labels on a wide screen. */
export function NavBar({ activePath }: { activePath: string | undefined }) {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] short:inset-y-0 short:right-auto short:w-(--rail-width) short:overflow-y-auto short:border-t-0 short:border-r short:pl-[env(safe-area-inset-left)] wide:inset-y-0 wide:right-auto wide:w-(--rail-width) wide:overflow-y-auto wide:border-t-0 wide:border-r wide:p-3 print:hidden"
    >
      <p aria-hidden className="hidden px-3 py-4 font-bold text-accent-ink text-xl wide:block">
        {productName}
      </p>
      <ul className="flex h-[min(3.5rem,15vw)] short:h-full short:flex-col wide:h-auto wide:flex-col wide:gap-1">
        {screens.map(
          ({ paths: [path], title, nav }) =>
            nav !== undefined && (
              <li key={path} className="min-w-0 flex-1 short:min-h-[44px]">
                <NavLink href={path} label={title} isActive={path === activePath} {...nav} />
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

type NavLinkProps = Required<NonNullable<AppScreen['nav']>> & { href: string; isActive: boolean };

function NavLink({ href, isActive, label, shortLabel, Icon }: NavLinkProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      aria-current={isActive ? 'page' : undefined}
      className={classNames(
        // The size depends on the screen and the text size, because eight entries must fit side by side. For
        // the same reason the active entry is not bold, so that a label keeps its width.
        'flex h-full flex-col items-center gap-0.5 border-t-3 pt-1.5 text-center text-[clamp(min(12px,3.33vw),0.75rem,3.33vw)] short:text-[12px] leading-[1.1] tracking-tight -outline-offset-2 short:border-t-0 short:border-l-3 short:pt-1 wide:min-h-12 wide:tracking-normal wide:flex-row wide:gap-3 wide:rounded-control wide:border-0 wide:px-3 wide:py-2 wide:text-left wide:text-base wide:leading-tight',
        isActive
          ? 'border-accent text-accent-ink wide:bg-accent-soft wide:font-semibold'
          : 'border-transparent text-ink-muted hover:text-ink wide:hover:bg-sunken',
      )}
    >
      <Icon aria-hidden className="size-[min(1.375rem,6vmin)] shrink-0" />
      {/* Not text: the name of the link is its full label. */}
      <span
        aria-hidden
        data-heading={shortLabel}
        className="before:content-[attr(data-heading)] wide:hidden"
      />
      <span aria-hidden className="hidden wide:inline">
        {label}
      </span>
    </Link>
  );
}
