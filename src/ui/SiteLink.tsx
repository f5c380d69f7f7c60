import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

import { opensElsewhere } from '../lib/opensElsewhere';

import { crossFade } from './crossFade';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path from the root, optionally with a query and a hash. */
  to: string;
  /** The state of the new location. */
  state?: unknown;
}

/**
 * A link within the site. React Router's `Link` subscribes to the location to resolve relative paths, so
 * every navigation would re-render all links of the page; this one only renders when its props change
 * (docs/adr/0019).
 */
export function SiteLink({ to, state, onClick, children, ...props }: SiteLinkProps) {
  const { navigator } = useContext(NavigationContext);
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    crossFade(link, () => {
      // Like a browser, adds no second history entry for the current page.
      if (link.href === window.location.href) navigator.replace(to, state);
      else navigator.push(to, state);
    });
  };
  return (
    <a {...props} href={navigator.createHref(to)} onClick={navigate}>
      {children}
    </a>
  );
}
