import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';

import { TextLink } from './TextLink';

interface BreadcrumbsProps {
  items: readonly { label: string; to?: string }[];
}

/** The breadcrumb trail; the last item is the current screen. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <MuiBreadcrumbs aria-label="Breadcrumb" separator="">
      {items.map(({ label, to }, index) => {
        const isLast = index === items.length - 1;
        return isLast || to === undefined ? (
          <Typography
            key={label}
            variant="subtitle2"
            component="span"
            noWrap
            aria-current={isLast ? 'page' : undefined}
            title={label}
          >
            {label}
          </Typography>
        ) : (
          <TextLink key={to} to={to}>
            {label}
          </TextLink>
        );
      })}
    </MuiBreadcrumbs>
  );
}
