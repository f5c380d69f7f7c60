import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../domain/paths';
import { PageMetadata } from '../../seo/PageMetadata';
import { breadcrumbData } from '../../seo/structuredData';
import { FormPage } from '../../ui/FormPage';

import { NextSteps } from './parts/NextSteps';
import { OwnSubmissions } from './parts/OwnSubmissions';
import { SubmitForm } from './parts/SubmitForm';

const structuredData = [breadcrumbData([{ label: 'Home', to: paths.home }, { label: 'Submit a tool' }])];

/**
 * The tool submission form (forms-10), with the visitor's own submissions below it. The URL may prefill the
 * tool's name (search-13).
 */
export function SubmitScreen() {
  const [query] = useSearchParams();
  const name = query.get('name')?.trim() ?? '';
  const ownHeading = useRef<HTMLHeadingElement>(null);
  return (
    <FormPage title="Submit a tool" lead="Tell us what it does and who it helps." aside={<NextSteps />}>
      <PageMetadata
        title="Submit a tool"
        description="Suggest an AI tool for review: what it does, where it belongs, and how to reach you."
        canonicalUrl={paths.submit}
        structuredData={structuredData}
      />
      {/* Keyed by the name, so that another one in the URL resets the form. */}
      <SubmitForm key={name} name={name} savedRef={ownHeading} />
      <OwnSubmissions headingRef={ownHeading} />
    </FormPage>
  );
}
