import { Accordion, AccordionDetails, AccordionSummary, Alert, Button, DatePicker } from '@agency-insights/ui-kit';

/** A server component that uses the kit's components itself. */
export default function Static() {
  return (
    <main>
      <h1>Agencies</h1>
      <Alert severity="info">Numbers of yesterday</Alert>
      <Button href="/">Search</Button>
      <Accordion defaultExpanded>
        <AccordionSummary>Details</AccordionSummary>
        <AccordionDetails>12 agencies</AccordionDetails>
      </Accordion>
      <DatePicker label="Effective on" />
    </main>
  );
}
