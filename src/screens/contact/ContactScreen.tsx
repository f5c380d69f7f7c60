import { useSearchParams } from 'react-router-dom';

import { paths } from '../../domain/paths';
import { PageMetadata } from '../../seo/PageMetadata';
import { breadcrumbData } from '../../seo/structuredData';
import { FormPage } from '../../ui/FormPage';

import { ContactForm } from './parts/ContactForm';
import { ContactMethods } from './parts/ContactMethods';

const structuredData = [breadcrumbData([{ label: 'Home', to: paths.home }, { label: 'Contact' }])];

/** The contact page (routes-8); the URL may prefill the subject. */
export function ContactScreen() {
  const [query] = useSearchParams();
  const subject = query.get('subject')?.trim() ?? '';
  return (
    <FormPage
      title="Contact"
      lead="A correction, a question, or a tool we should know about."
      aside={<ContactMethods />}
    >
      <PageMetadata
        title="Contact"
        description="Write to AI Toolshelf: corrections, questions, premium listings, and tools we should know about."
        canonicalUrl={paths.contact}
        structuredData={structuredData}
      />
      {/* Keyed by the subject, so that another one in the URL resets the form. */}
      <ContactForm key={subject} subject={subject} />
    </FormPage>
  );
}
