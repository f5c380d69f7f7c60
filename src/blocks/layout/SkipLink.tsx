import { styled } from '../../ui/theme/styled';

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: -60,
  left: 12,
  zIndex: 1600,
  display: 'flex',
  alignItems: 'center',
  height: 42,
  padding: '0 16px',
  borderRadius: 10,
  background: theme.vars.palette.ink.main,
  color: theme.vars.palette.ink.contrastText,
  fontSize: '0.875rem',
  fontWeight: 500,
  textDecoration: 'none',
  '&:focus': { top: 9 },
}));

interface Props {
  /** The id of a focusable element. */
  target: string;
  children?: string;
}

/** A skip link at the start of the document: scrolls to its target and focuses it. */
export function SkipLink({ target, children = 'Skip to main content' }: Props) {
  return (
    <Link
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        const element = document.getElementById(target);
        element?.focus();
        element?.scrollIntoView();
      }}
    >
      {children}
    </Link>
  );
}
