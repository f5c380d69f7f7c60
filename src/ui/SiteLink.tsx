import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

import { opensElsewhere } from '../lib/opensElsewhere';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path from the root, with or without a query and a fragment. */
  to: string;
}

/**
 * A link within the site. React Router's `Link` listens to the location, which a relative path would need, so that each
 * navigation renders every link of the page; this one renders when its props change (docs/adr/0019).
 */
export function SiteLink({ to, onClick, children, ...props }: SiteLinkProps) {
  const { navigator } = useContext(NavigationContext);
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    // As browsers do: the page that is shown gets no second entry in the history.
    if (event.currentTarget.href === window.location.href) navigator.replace(to);
    else navigator.push(to);
  };
  return (
    <a {...props} href={navigator.createHref(to)} onClick={navigate}>
      {children}
    </a>
  );
}
