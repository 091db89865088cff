-- What nobody may learn from the planner. REST tells anybody how many rows it expects of a question (`Prefer: count=planned`),
-- whoever's rows those are, and it knows a hundred values of each column. By halving, a signed-in stranger found the whole
-- id of somebody else's request, with which anybody can withdraw it, in some 130 questions. So it is told no values of
-- what names a person or opens a link. Only where the team searches by a beginning does it know the first and the last
-- value: without them a search for a name that nobody has took 80 ms at 200,000 rows instead of one. How many rows there
-- are, and of which status, state or day, names nobody.

alter table public.newsletter_subscriptions
  alter id set statistics 0, alter email set statistics 0, alter user_agent set statistics 0,
  alter unsubscribe_token set statistics 0;

alter table public.web_call_tracking
  alter phone_number set statistics 0, alter user_agent set statistics 0, alter session_id set statistics 0;

alter table public.partners
  alter slug set statistics 0, alter name set statistics 0, alter origins set statistics 0;

alter table public.quote_requests
  alter id set statistics 0, alter reference set statistics 1, alter user_id set statistics 0,
  alter answers set statistics 0, alter chosen_policies set statistics 0, alter full_name set statistics 0,
  alter email set statistics 0, alter phone set statistics 0, alter best_time set statistics 0,
  alter partner_ref set statistics 0, alter embed_origin set statistics 0, alter trap set statistics 0,
  alter notes set statistics 0, alter name_key set statistics 1, alter last_name_key set statistics 1;

alter table public.call_bookings
  alter id set statistics 0, alter reference set statistics 1, alter manage_token set statistics 0,
  alter user_id set statistics 0, alter full_name set statistics 0, alter phone set statistics 0,
  alter partner_ref set statistics 0, alter embed_origin set statistics 0, alter trap set statistics 0,
  alter notes set statistics 0, alter name_key set statistics 1, alter last_name_key set statistics 1;

alter table public.contact_messages
  alter id set statistics 0, alter reference set statistics 1, alter full_name set statistics 0,
  alter email set statistics 0, alter topic set statistics 0, alter message set statistics 0, alter trap set statistics 0,
  alter notes set statistics 0, alter name_key set statistics 1, alter last_name_key set statistics 1,
  alter topic_key set statistics 0;

alter table public.offers
  alter id set statistics 0, alter insurer set statistics 0, alter title set statistics 0, alter body set statistics 0,
  alter terms_url set statistics 0;

alter table public.outbox_messages
  alter recipient set statistics 0, alter data set statistics 0, alter last_error set statistics 0,
  alter reference set statistics 0;

alter table public.data_requests
  alter email set statistics 0, alter phone set statistics 0, alter person set statistics 0, alter made_by set statistics 0;
