// Generated from the migrated database by `npm run types:database`; a test fails where it has drifted.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      booking_changes: {
        Row: Record<never, never>
        Insert: {
          id: string
          manage_token: string
          action: 'cancel' | 'move'
          slot_date?: string | null
          slot_no?: number | null
        }
        Update: Record<never, never>
        Relationships: []
      }
      call_bookings: {
        Row: {
          id: string
          reference: string
          manage_token: string
          user_id: string | null
          slot_date: string
          slot_no: number
          full_name: string
          phone: string
          cover_for: 'singles' | 'couples' | 'families' | 'single-parents' | 'extended-family' | null
          state: 'NSW' | 'VIC' | 'QLD' | 'WA' | 'SA' | 'TAS' | 'ACT' | 'NT' | null
          consent_version: string
          partner_ref: string | null
          embed_origin: string | null
          trap: string | null
          is_suspect: boolean
          status: 'booked' | 'cancelled' | 'done' | 'no_show'
          notes: string
          version: number
          created_at: string
          updated_at: string
        }
        Insert: {
          id: string
          manage_token: string
          slot_date: string
          slot_no: number
          full_name: string
          phone: string
          cover_for?: 'singles' | 'couples' | 'families' | 'single-parents' | 'extended-family' | null
          state?: 'NSW' | 'VIC' | 'QLD' | 'WA' | 'SA' | 'TAS' | 'ACT' | 'NT' | null
          consent_version: string
          partner_ref?: string | null
          embed_origin?: string | null
          trap?: string | null
        }
        Update: {
          slot_date?: string
          slot_no?: number
          is_suspect?: boolean
          status?: 'booked' | 'cancelled' | 'done' | 'no_show'
          notes?: string
        }
        Relationships: []
      }
      call_slots: {
        Row: {
          slot_date: string
          slot_no: number
          slot_start: string
          capacity: number
          booked: number
          closed: boolean
          closed_by_holiday: boolean
          version: number
          updated_at: string
        }
        Insert: {
          slot_date: string
          slot_no: number
          capacity?: number
          closed?: boolean
        }
        Update: {
          capacity?: number
          closed?: boolean
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          id: string
          reference: string
          full_name: string
          email: string
          topic: string
          message: string
          consent_version: string
          trap: string | null
          is_suspect: boolean
          status: 'new' | 'answered' | 'spam'
          notes: string
          version: number
          created_at: string
          updated_at: string
        }
        Insert: {
          id: string
          full_name: string
          email: string
          topic: string
          message: string
          consent_version: string
          trap?: string | null
        }
        Update: {
          is_suspect?: boolean
          status?: 'new' | 'answered' | 'spam'
          notes?: string
        }
        Relationships: []
      }
      data_requests: {
        Row: {
          id: number
          kind: 'export' | 'erase' | 'list'
          email: string | null
          phone: string | null
          person: string | null
          list: 'quote_requests' | 'call_bookings' | 'contact_messages' | 'newsletter_subscriptions' | null
          entries: number | null
          made_by: string | null
          made_at: string
        }
        Insert: {
          kind: 'export' | 'erase' | 'list'
          email?: string | null
          phone?: string | null
          list?: 'quote_requests' | 'call_bookings' | 'contact_messages' | 'newsletter_subscriptions' | null
          entries?: number | null
        }
        Update: Record<never, never>
        Relationships: []
      }
      newsletter_subscriptions: {
        Row: {
          id: string
          email: string
          user_agent: string | null
          unsubscribe_token: string
          created_at: string
        }
        Insert: {
          email: string
          user_agent?: string | null
        }
        Update: Record<never, never>
        Relationships: []
      }
      offers: {
        Row: {
          id: string
          insurer: string
          title: string
          body: string
          terms_url: string | null
          published: boolean
          starts_at: string
          ends_at: string
          version: number
          created_at: string
          updated_at: string
        }
        Insert: {
          id?: string
          insurer: string
          title: string
          body?: string
          terms_url?: string | null
          published?: boolean
          starts_at?: string
          ends_at: string
        }
        Update: {
          insurer?: string
          title?: string
          body?: string
          terms_url?: string | null
          published?: boolean
          starts_at?: string
          ends_at?: string
        }
        Relationships: []
      }
      outbox_messages: {
        Row: {
          id: number
          kind: string
          channel: 'email' | 'sms'
          recipient: string
          attempts: number
          next_attempt_at: string
          last_error: string | null
          created_at: string
          sent_at: string | null
          reference: string | null
        }
        Insert: Record<never, never>
        Update: {
          next_attempt_at?: string
        }
        Relationships: []
      }
      partners: {
        Row: {
          slug: string
          name: string
          origins: string[]
          verified: boolean
          version: number
          created_at: string
          updated_at: string
        }
        Insert: {
          slug: string
          name: string
          origins?: string[]
          verified?: boolean
        }
        Update: {
          name?: string
          origins?: string[]
          verified?: boolean
        }
        Relationships: []
      }
      public_holidays: {
        Row: {
          day: string
          name: string
          closed: boolean
        }
        Insert: {
          day: string
          name: string
          closed?: boolean
        }
        Update: {
          day?: string
          name?: string
          closed?: boolean
        }
        Relationships: []
      }
      quote_requests: {
        Row: {
          id: string
          reference: string
          user_id: string | null
          cover_for: 'singles' | 'couples' | 'families' | 'single-parents' | 'extended-family'
          state: 'NSW' | 'VIC' | 'QLD' | 'WA' | 'SA' | 'TAS' | 'ACT' | 'NT'
          answers: Json
          chosen_policies: Json
          full_name: string
          email: string | null
          phone: string
          best_time: string | null
          consent_version: string
          partner_ref: string | null
          embed_origin: string | null
          trap: string | null
          is_suspect: boolean
          status: 'new' | 'contacted' | 'closed' | 'spam'
          notes: string
          version: number
          created_at: string
          updated_at: string
        }
        Insert: {
          id: string
          cover_for: 'singles' | 'couples' | 'families' | 'single-parents' | 'extended-family'
          state: 'NSW' | 'VIC' | 'QLD' | 'WA' | 'SA' | 'TAS' | 'ACT' | 'NT'
          answers?: Json
          chosen_policies?: Json
          full_name: string
          email?: string | null
          phone: string
          best_time?: string | null
          consent_version: string
          partner_ref?: string | null
          embed_origin?: string | null
          trap?: string | null
        }
        Update: {
          full_name?: string
          email?: string | null
          phone?: string
          best_time?: string | null
          is_suspect?: boolean
          status?: 'new' | 'contacted' | 'closed' | 'spam'
          notes?: string
        }
        Relationships: []
      }
      quote_withdrawals: {
        Row: Record<never, never>
        Insert: {
          id: string
          request_id: string
        }
        Update: Record<never, never>
        Relationships: []
      }
      unsubscribe_requests: {
        Row: Record<never, never>
        Insert: {
          id?: string
          token: string
        }
        Update: Record<never, never>
        Relationships: []
      }
      web_call_tracking: {
        Row: {
          id: number
          phone_number: string
          source_page: string
          user_agent: string | null
          session_id: string | null
          created_at: string
        }
        Insert: {
          phone_number: string
          source_page: string
          user_agent?: string | null
          session_id?: string | null
        }
        Update: Record<never, never>
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      admin_calls_by_source: {
        Args: { p_days?: number }
        Returns: { source_page: string; calls: number }[]
      }
      admin_changes: {
        Args: { p_ledger: string; p_id: string }
        Returns: {
          id: number
          at: string
          actor: string | null
          actor_email: string | null
          db_role: string
          changed: string[] | null
          before: Json | null
          after: Json | null
        }[]
      }
      admin_ledger: {
        Args: {
          p_ledger: string
          p_words?: string
          p_status?: string
          p_suspect?: boolean
          p_order?: string
          p_descending?: boolean
          p_after?: Json
          p_limit?: number
        }
        Returns: Json[]
      }
      admin_requests_by_partner: {
        Args: { p_days?: number; p_month?: string }
        Returns: { partner_ref: string; name: string | null; is_known: boolean; claimed: number; verified: number }[]
      }
      admin_same_sender: {
        Args: { p_phone: string; p_email: string }
        Returns: {
          ledger: string
          id: string
          reference: string
          status: string
          created_at: string
          slot_date: string | null
          slot_no: number | null
        }[]
      }
      admin_series: {
        Args: { p_days?: number }
        Returns: {
          day: string
          requests: number
          bookings: number
          calls: number
          subscribers: number
          messages: number
        }[]
      }
      admin_today: {
        Args: never
        Returns: Json
      }
      audit_trail: {
        Args: { p_before?: number; p_limit?: number; p_team_only?: boolean }
        Returns: {
          id: number
          at: string
          actor: string | null
          actor_email: string | null
          db_role: string
          action: string
          table_name: string
          row_id: string
          changed: string[] | null
          before: Json | null
          after: Json | null
        }[]
      }
      booking_by_token: {
        Args: { p_token: string }
        Returns: { reference: string; slot_date: string; slot_no: number; status: string; is_coming: boolean }[]
      }
      erase_person: {
        Args: { p_email?: string; p_phone?: string }
        Returns: Json
      }
      export_person: {
        Args: { p_email?: string; p_phone?: string }
        Returns: Json
      }
      is_admin: {
        Args: never
        Returns: boolean
      }
      open_call_slots: {
        Args: { p_business_days?: number; p_capacity?: number }
        Returns: number
      }
      purge_expired: {
        Args: { p_now: string; p_only?: string }
        Returns: Json
      }
      set_call_day: {
        Args: { p_day: string; p_closed: boolean; p_versions: number[] }
        Returns: Database['public']['Tables']['call_slots']['Row'][]
      }
      what_stays: {
        Args: { p_email?: string; p_phone?: string }
        Returns: { phones: string[]; emails: string[] }[]
      }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

type Tables = Database['public']['Tables']

/** What can be read of a table. */
export type Row<Table extends keyof Tables> = Tables[Table]['Row']
/** What a browser may insert into a table. */
export type Insert<Table extends keyof Tables> = Tables[Table]['Insert']
/** What a browser may change in a table. */
export type Update<Table extends keyof Tables> = Tables[Table]['Update']
