import { categories } from '../../../domain/categories';
import { industries, useCases } from '../../../domain/options';
import type { SubmissionFields } from '../../../domain/submission';
import { FieldPair } from '../../../ui/FieldPair';
import { FormField } from '../../../ui/FormField';
import { FormGroup } from '../../../ui/FormGroup';
import { SelectField } from '../../../ui/SelectField';
import type { FieldProps } from '../../../ui/useForm';

const categoryOptions = categories.map(({ slug, name }) => ({ value: slug, label: name }));

/** The fields of the submit form (forms-10), in three groups. */
export function SubmitFields({ fieldOf }: { fieldOf: (name: keyof SubmissionFields) => FieldProps }) {
  return (
    <>
      <FormGroup title="The tool" note="What visitors will see first.">
        <FormField label="Tool name" {...fieldOf('name')} />
        <FormField label="Website URL" type="url" placeholder="https://" {...fieldOf('websiteUrl')} />
        <FormField
          label="Description"
          rows={4}
          hint="One or two sentences. Say what it does before how it does it."
          {...fieldOf('description')}
        />
      </FormGroup>
      <FormGroup title="Where it belongs" note="Helps people find it.">
        <FieldPair>
          <SelectField label="Category" options={categoryOptions} {...fieldOf('category')} />
          <FormField
            label="Pricing"
            optional
            placeholder="e.g. Free plan, Pro $14/month"
            {...fieldOf('pricing')}
          />
          <SelectField label="Use case" optional options={useCases} {...fieldOf('useCase')} />
          <SelectField label="Industry" optional options={industries} {...fieldOf('industry')} />
        </FieldPair>
      </FormGroup>
      <FormGroup title="You" note="Never published.">
        <FormField
          label="Your email"
          type="email"
          autoComplete="email"
          hint="Only used if we have a question about this tool."
          {...fieldOf('email')}
        />
      </FormGroup>
    </>
  );
}
