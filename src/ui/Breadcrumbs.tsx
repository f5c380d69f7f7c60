import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

interface BreadcrumbsProps {
  items: readonly { label: string; to?: string }[];
}

const Trail = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  margin: 0,
  padding: '28px 0 24px',
  listStyle: 'none',
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
  '& > li': { display: 'flex', alignItems: 'center', flexShrink: 0 },
  '& > li:last-child': { flexShrink: 1, minWidth: 0 },
  '& svg': { margin: '0 8px', fontSize: '1rem', color: theme.vars.palette.text.disabled },
}));

const Step = styled(Link)(({ theme }) => ({
  position: 'relative',
  borderRadius: 4,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary },
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-12px -6px' } },
}));

const Here = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
}));

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        {items.map(({ label, to }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={to ?? label}>
              {index > 0 && <ChevronRight aria-hidden="true" />}
              {isLast || to === undefined ? (
                <Here aria-current={isLast ? 'page' : undefined} title={label}>
                  {label}
                </Here>
              ) : (
                <Step to={to}>{label}</Step>
              )}
            </li>
          );
        })}
      </Trail>
    </nav>
  );
}
