"""The games behind the interfaces of others: PettingZoo, Gymnasium and OpenSpiel; each module needs only its own."""
