-- Demo content for a local backend, plainly marked as such. Nothing here goes to a hosted project.

insert into public.partners (slug, name, origins, verified) values
  ('demo', 'Demo Partner', array['http://127.0.0.1:4174', 'http://localhost:4174'], true),
  ('demo-unverified', 'Demo Partner, not verified', array['https://demo.example'], false)
on conflict (slug) do nothing;

-- By funds of the demo release (widgets/domain/demo-funds.ts), so that an offer leads to policies.
insert into public.offers (id, insurer, title, body, terms_url, published, starts_at, ends_at) values
  ('00000000-0000-4000-8000-000000000001', 'Sample Health', 'Demo offer: six weeks free',
   'A made-up offer that shows how offers look. Join a made-up hospital and extras policy and the first six weeks cost nothing.',
   'https://demo.example/sample-health/terms', true, now() - interval '1 day', now() + interval '60 days'),
  ('00000000-0000-4000-8000-000000000002', 'Demo Mutual', 'Demo offer: 2-month waits on extras waived',
   'A made-up offer that shows how offers look. It would waive the 2-month waiting periods on general dental and optical.',
   'https://demo.example/demo-mutual/terms', true, now() - interval '1 day', now() + interval '30 days'),
  ('00000000-0000-4000-8000-000000000003', 'Example Care', 'Demo offer: not published yet',
   'A made-up draft that only administrators see.', null, false, now(), now() + interval '90 days')
on conflict (id) do nothing;

-- The office's own calendar, so that a closed day can be seen: Brisbane's public holidays on working days.
insert into public.public_holidays (day, name) values
  ('2026-12-25', 'Christmas Day'),
  ('2026-12-28', 'Boxing Day (additional day)'),
  ('2027-01-01', 'New Year’s Day'),
  ('2027-01-26', 'Australia Day'),
  ('2027-03-26', 'Good Friday'),
  ('2027-03-29', 'Easter Monday'),
  ('2027-04-26', 'Anzac Day (Monday after)'),
  ('2027-05-03', 'Labour Day'),
  ('2027-08-11', 'Royal Queensland Show'),
  ('2027-10-04', 'King’s Birthday'),
  ('2027-12-27', 'Christmas Day (additional day)'),
  ('2027-12-28', 'Boxing Day (additional day)'),
  ('2028-01-03', 'New Year’s Day (additional day)'),
  ('2028-01-26', 'Australia Day'),
  ('2028-04-14', 'Good Friday'),
  ('2028-04-17', 'Easter Monday'),
  ('2028-04-25', 'Anzac Day'),
  ('2028-05-01', 'Labour Day')
on conflict (day) do nothing;

select public.open_call_slots();
