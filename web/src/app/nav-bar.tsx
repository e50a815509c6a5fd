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
      <ul className="flex h-[min(3.5rem,15vw)] px-0.5 short:px-0 wide:px-0 short:h-full short:flex-col wide:h-auto wide:flex-col wide:gap-1">
        {screens.map(
          ({ paths: [path], title, nav }) =>
            nav !== undefined && (
              <li key={path} className="min-w-max flex-1 short:min-h-[44px] short:min-w-0 wide:min-w-0">
                <NavLink href={path} label={title} isActive={path === activePath} {...nav} />
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

type NavLinkProps = NonNullable<AppScreen['nav']> & { href: string; label: string; isActive: boolean };

function NavLink({ href, isActive, label, shortLabel = label, Icon }: NavLinkProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      aria-current={isActive ? 'page' : undefined}
      className={classNames(
        // The size depends on the screen, and the font is a narrow one, because eight words must fit side by side.
        // For the same reason the active entry is not bold, so that a label keeps its width.
        'flex h-full flex-col items-center gap-0.5 border-t-3 px-px pt-1.5 text-center [font-family:system-ui,sans-serif] text-[min(12px,2.82vw)] short:text-[11px] leading-[1.1] tracking-[-0.03em] -outline-offset-2 short:border-t-0 short:border-l-3 short:pt-1 wide:min-h-12 wide:tracking-normal wide:flex-row wide:gap-3 wide:rounded-control wide:border-0 wide:px-3 wide:py-2 wide:text-left wide:[font-family:inherit] wide:text-base wide:leading-tight',
        isActive
          ? 'border-accent text-accent-ink wide:bg-accent-soft wide:font-semibold'
          : 'border-transparent text-ink-muted hover:text-ink wide:hover:bg-sunken',
      )}
    >
      <Icon aria-hidden className="size-[min(1.375rem,6vmin)] shrink-0" />
      {/* A word that is seen is in the name, for whoever says it to their phone. */}
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
