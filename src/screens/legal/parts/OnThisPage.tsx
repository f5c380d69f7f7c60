import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Collapse from '@mui/material/Collapse';
import MuiLink from '@mui/material/Link';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';
import type { LegalSection } from '../texts/legalDocument';

import { Entries, FoldRow, OtherPolicies, Rail, RailTitle } from './legal.styles';

interface Props {
  sections: readonly LegalSection[];
  /** The id of the section in view. */
  current: string;
  path: string;
}

const policies = [
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms & Conditions', to: paths.terms },
  { label: 'Disclaimer', to: paths.disclaimer },
];

/** Links to the sections, with the one in view marked: a rail, or a collapsed row on narrow viewports. */
export function OnThisPage({ sections, current, path }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <Rail aria-label="On this page">
      <div className="inner">
        <RailTitle className="wide">On this page</RailTitle>
        <FoldRow
          className="narrow"
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          On this page
          {isOpen ? <Remove aria-hidden="true" /> : <Add aria-hidden="true" />}
        </FoldRow>
        {/* Closes without a transition, so that the heading it scrolls to does not move. */}
        <Collapse in={isOpen} id={listId} timeout={isOpen ? 180 : 0}>
          <Entries>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  aria-current={id === current ? 'true' : undefined}
                  onClick={() => setIsOpen(false)}
                >
                  {title}
                </Link>
              </li>
            ))}
          </Entries>
        </Collapse>
        <div className="wide">
          <RailTitle>Other policies</RailTitle>
          <OtherPolicies>
            {policies
              .filter(({ to }) => to !== path)
              .map(({ label, to }) => (
                <li key={to}>
                  <MuiLink component={Link} to={to}>
                    {label}
                  </MuiLink>
                </li>
              ))}
          </OtherPolicies>
        </div>
      </div>
    </Rail>
  );
}
